/** The process runs. */
export const GET = () => Response.json({ ok: true });
