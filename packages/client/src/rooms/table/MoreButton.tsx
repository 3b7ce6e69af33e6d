interface MoreButtonProps {
  readonly name: string;
  /** What it holds, in a word or two. */
  readonly holds: string;
  readonly isLit?: boolean;
  /** There is nothing to be done under it. */
  readonly isQuiet?: boolean;
  readonly isOpen: boolean;
  readonly press: () => void;
}

/** Opens the list of what has no room on the bar or, where everything has, of what cannot be done and why. */
export function MoreButton({ name, holds, isLit, isQuiet, isOpen, press }: MoreButtonProps) {
  return (
    <button
      type="button"
      className={`bar-button bar-button--more${isLit ? ' is-lit' : ''}${isQuiet ? ' is-quiet' : ''}`}
      aria-expanded={isOpen}
      onClick={press}
    >
      <span className="bar-button__icon">{isQuiet ? '?' : '⋯'}</span>
      <b>{name}</b>
      <small>{holds}</small>
    </button>
  );
}
