import { answerRequest } from "@/server/http/door";

export const dynamic = "force-dynamic";

export { answerRequest as GET, answerRequest as POST };
