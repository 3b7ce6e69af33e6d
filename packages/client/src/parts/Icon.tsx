interface IconProps {
  /** The path of an icon of game-icons.net: `import eye from 'icon:eyeball'`. */
  readonly path: string;
  /** Inside another picture: where, and how large in its units. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** Decoration only: whatever it means is said beside it. */
export function Icon({ path, x, y, size }: IconProps) {
  return (
    <svg
      viewBox="0 0 512 512"
      aria-hidden="true"
      {...(size === undefined ? { className: 'icon' } : { x, y, width: size, height: size })}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
