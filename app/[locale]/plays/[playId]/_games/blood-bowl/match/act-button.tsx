import { classNames } from "@/app/_ui/class-names";
import { Icon } from "@/app/_ui/icon";

interface ActButtonProps {
  readonly icon: string;
  readonly label: string;
  /** Star player points that it earns. */
  readonly spp?: number | undefined;
  /** One of the two that happen most. */
  readonly main?: boolean | undefined;
  /** Only where the screen is narrow; elsewhere it is among the rare ones. */
  readonly phone?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
}

/** One thing that may have happened, large enough to be hit without looking. */
export function ActButton({ icon, label, spp, main, phone, disabled, onClick }: ActButtonProps) {
  return (
    <button
      type="button"
      className={classNames("act", main && "act-main", phone && "act-phone")}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon path={icon} />
      <span>{label}</span>
      {spp !== undefined && spp > 0 && <span className="spp">{spp}</span>}
    </button>
  );
}
