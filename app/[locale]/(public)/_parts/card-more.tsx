import { ButtonLink } from "@/app/_ui/button";
import { chevronRight } from "@/app/_ui/icon-paths";

interface CardMoreProps {
  readonly href: string;
  readonly children: string;
}

/** The way from the part of a list that a card shows to all of it. */
export function CardMore({ href, children }: CardMoreProps) {
  return (
    <p className="card-more">
      <ButtonLink variant="quiet" iconEnd={chevronRight} href={href}>
        {children}
      </ButtonLink>
    </p>
  );
}
