import { useEffect, useRef } from 'react';

export type Plots = typeof import('@observablehq/plot');

interface PlottedProps {
  /** Draws with the library once it is there: nobody waits for plots before the first move. */
  readonly plot: (library: Plots) => Element;
  /** What it shows, for those who do not look at it. */
  readonly label: string;
}

/** A plot by Observable Plot. */
export function Plotted({ plot, label }: PlottedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void import('@observablehq/plot').then(library => {
      if (!wanted) return;
      const drawn = plot(library);
      // What it shows is said by the label; its marks have names that no reader could use.
      drawn.setAttribute('aria-hidden', 'true');
      place.current?.replaceChildren(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [plot]);
  return <div ref={place} className="plotted" role="img" aria-label={label} />;
}
