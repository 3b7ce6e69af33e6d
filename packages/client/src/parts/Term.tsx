import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Game } from '../games/game.ts';
import { type Term as Explained, piecesOf } from '../games/glossary.ts';
import { say } from '../words/index.ts';
import { useRuleCard } from './rule-card.ts';

/**
 * A sentence whose terms explain themselves to whoever points at them, tabs to them or taps them. Not for the inside of
 * a button: a term is one.
 */
export function glossed(text: string, { glossary }: Pick<Game, 'glossary'>): ReactNode {
  return piecesOf(text, glossary).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order
    typeof piece === 'string' ? piece : <Term key={i} {...piece} />,
  );
}

/** A word of the glossary. Pressed while its meaning is shown, it opens the rule behind it. */
function Term({ text, term }: { readonly text: string; readonly term: Explained }) {
  const open = useRuleCard();
  const [isShown, show] = useState(false);
  // A finger shows the meaning by the same tap that would press the word.
  const wasShown = useRef(false);
  const word = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={word}
        type="button"
        className="term"
        aria-describedby={isShown ? id : undefined}
        onPointerDown={() => {
          wasShown.current = isShown;
        }}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show(true)}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && show(false)}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onKeyDown={event => {
          wasShown.current = isShown;
          if (event.key !== 'Escape' || !isShown) return;
          // What lies below is not to be left by the same key.
          event.stopPropagation();
          show(false);
        }}
        onClick={event => {
          event.stopPropagation();
          show(true);
          if (wasShown.current) open(term.rule);
        }}
      >
        {text}
      </button>
      {isShown && word.current && <Meaning id={id} text={term.means} of={word.current} canPress />}
    </>
  );
}

/** So far from the word and from the rim of the window. */
const GAP = 6;

interface MeaningProps {
  readonly id: string;
  readonly text: string;
  readonly of: HTMLElement;
  /** Pressing what it explains opens the rule. */
  readonly canPress?: boolean;
}

interface Explanation {
  readonly pointed: Pick<ComponentProps<'button'>, 'onPointerMove' | 'onPointerLeave' | 'onPointerDown'>;
  readonly tip: ReactNode;
}

/** What a button does, and what the terms in its label mean, for whoever rests the pointer on it. */
export function useExplanation(label: string, { glossary }: Pick<Game, 'glossary'>, does?: string): Explanation {
  const [of, setOf] = useState<HTMLElement | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasPressed = useRef(false);
  const id = useId();
  useEffect(() => () => clearTimeout(resting.current), []);
  const terms = of
    ? piecesOf(label, glossary).flatMap(piece => (typeof piece === 'string' ? [] : [piece.term.means]))
    : [];
  const means = does === undefined ? terms : [does, ...terms];
  const putAway = (): void => {
    clearTimeout(resting.current);
    setOf(null);
  };
  return {
    pointed: {
      // A list that opens under a pointer, or where a finger has been, has not been asked about.
      onPointerMove({ pointerType, currentTarget }) {
        if (pointerType === 'touch' || hasPressed.current) return;
        clearTimeout(resting.current);
        resting.current = setTimeout(() => setOf(currentTarget), REST);
      },
      onPointerLeave() {
        hasPressed.current = false;
        putAway();
      },
      // What comes of a press is said in the same place.
      onPointerDown() {
        hasPressed.current = true;
        putAway();
      },
    },
    tip: of && means.length > 0 ? <Meaning id={id} text={means.join(' ')} of={of} /> : null,
  };
}

/** So long a pointer rests on a button before it is explained, in milliseconds. */
const REST = 500;

/** The meaning above its word, or below where there is no room; never beyond the window. */
function Meaning({ id, text, of, canPress = false }: MeaningProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!card.current) return;
    const { style, offsetWidth, offsetHeight } = card.current;
    const { left, top, bottom } = of.getBoundingClientRect();
    const above = top - offsetHeight - GAP;
    style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`;
    style.top = `${above >= GAP ? above : bottom + GAP}px`;
  }, [of]);
  return createPortal(
    <div ref={card} id={id} role="tooltip" className="meaning">
      {text} {canPress && <small className="muted">{say('glossary.press')}</small>}
    </div>,
    document.body,
  );
}
