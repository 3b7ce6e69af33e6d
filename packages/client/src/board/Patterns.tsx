/** The patterns of the sides, defined once for every picture on the page. */
export function Patterns() {
  return (
    <svg className="patterns" aria-hidden="true">
      <defs>
        <pattern id="pattern-red" width=".14" height=".14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width=".05" height=".14" className="pattern" />
        </pattern>
        <pattern id="pattern-blue" width=".14" height=".14" patternUnits="userSpaceOnUse">
          <circle cx=".04" cy=".04" r=".032" className="pattern" />
          <circle cx=".11" cy=".11" r=".032" className="pattern" />
        </pattern>
      </defs>
    </svg>
  );
}
