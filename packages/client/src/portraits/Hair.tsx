import type { Tone } from './colours.ts';
import type { Face } from './looks.ts';

interface HairProps {
  readonly cut: Face['hair'];
  readonly colour: Tone;
}

interface HairBehindProps extends HairProps {
  /** A hat presses down what would stand. */
  readonly underHat: boolean;
}

/** Close to the skull, from temple to temple; most cuts stand on it. */
const SKULLCAP =
  'M28.5 43C26 22 36 13 50 13S74 22 71.5 43L69.5 43C69.5 35 67 30 61 28C54 26 46 26 39 28C33 30 30.5 35 30.5 43Z';
const PULLED_BACK = 'M28.5 44C25 20 36 12 50 12S75 20 71.5 44C70 34 63 26 50 25C37 26 30 34 28.5 44Z';

/** What lies behind the head and falls on the shoulders; a hat leaves it as it is. */
export function HairBehind({ cut, colour: { base, shade }, underHat }: HairBehindProps) {
  switch (cut) {
    case 'bob':
      return <path d="M25 71C19 40 24 10 50 9S81 40 75 71C71 75 66 74 63 71H37C34 74 29 75 25 71Z" fill={shade} />;
    case 'long':
      return <path d="M22 96C18 50 22 9 50 9S82 50 78 96Q64 88 50 90Q36 88 22 96Z" fill={shade} />;
    case 'ponytail':
      return <path d="M66 20C84 24 88 50 80 82C78 88 72 88 72 82C74 62 72 44 62 30Z" fill={base} />;
    case 'dreads':
      return (
        <g stroke={shade} strokeWidth={5.5} strokeLinecap="round" fill="none">
          <path d="M30 28Q20 50 24 78M27 36Q15 54 18 72M70 28Q80 50 76 78M73 36Q85 54 82 72M35 24Q28 60 31 84M65 24Q72 60 69 84" />
        </g>
      );
    case 'afro':
      return underHat ? (
        <path d="M27 38C17 40 14 54 22 62C28 66 34 62 36 56H64C66 62 72 66 78 62C86 54 83 40 73 38Z" fill={shade} />
      ) : (
        <path d="M50 5C70 4 85 17 84 35C84 52 77 62 70 62H30C23 62 16 52 16 35C15 17 30 4 50 5Z" fill={shade} />
      );
    default:
      return null;
  }
}

/** What lies on the head, where no hat does. */
export function Hair({ cut, colour: { light, base, shade } }: HairProps) {
  switch (cut) {
    case 'bald':
      return (
        <path d="M38 21Q45 17 53 18.5" stroke="#fff" strokeWidth={2} strokeLinecap="round" fill="none" opacity={0.45} />
      );
    case 'buzz':
      return <path d={SKULLCAP} fill={base} opacity={0.75} />;
    case 'crop':
      return (
        <>
          <path
            d="M28 44C24 20 35 9.5 50 9.5S76 20 72 44L69.8 43L69 35L65 30L60.5 33L55.5 28.5L50 32L45 28.5L39 33L35.5 30L31 35L30.2 43Z"
            fill={base}
          />
          <path d="M32 26Q38 13 52 13Q42 17 38 27L35.5 30Z" fill={light} opacity={0.7} />
        </>
      );
    case 'parted':
      return (
        <>
          <path
            d="M28 45C23 19 35 8 52 8.5C67 9 76 21 72 45L69.6 43C69.6 36 67.5 31 63 27.5C54 33.5 42 32 36.5 26C32.5 31 30.6 36 30.4 43Z"
            fill={base}
          />
          <path d="M36.5 26C42 32 54 33.5 63 27.5C56 29 46 28 38.5 20Z" fill={shade} />
          <path d="M40 14Q50 10 61 15Q51 14 42 20Z" fill={light} opacity={0.7} />
        </>
      );
    case 'quiff':
      return (
        <>
          <path
            d="M28.5 43C27 29 29 21 34 17C34 6 54 0 68 7C76 12 74 26 71.5 43L69.6 42C69.3 34 66 28 60 25.5C50 29.5 40 28 34.5 25.5C31.6 30 31 36 30.4 42Z"
            fill={base}
          />
          <path d="M38 15C44 7 58 5 66 10C56 9 47 13 43 21Z" fill={light} opacity={0.7} />
        </>
      );
    case 'mohawk':
      return (
        <>
          <path d={SKULLCAP} fill={shade} opacity={0.35} />
          <path d="M42.5 31C38 18 42 8 50 5.6C58 8 62 18 57.5 31C53 27.5 47 27.5 42.5 31Z" fill={base} />
          <path d="M45.5 26C43.5 17 46 11 50 8C48 14 48 20 49 26Z" fill={light} opacity={0.75} />
        </>
      );
    case 'bob':
      return (
        <>
          <path
            d="M27 64C22 20 35 9.5 50 9.5S78 20 73 64C71.5 46 69.5 36 62 29C53 35.5 39 36 32 33.5C30 40 28.5 52 27 64Z"
            fill={base}
          />
          <path d="M35 22Q42 13 54 14Q44 18 40 28Z" fill={light} opacity={0.7} />
        </>
      );
    case 'long':
      return (
        <>
          <path d="M26.5 74C22 20 35 9.5 50 9.5S78 20 73.5 74C72 48 66 34 51 20C36 34 28 48 26.5 74Z" fill={base} />
          <path d="M31 40Q34 22 48 17Q40 26 35 38Z" fill={light} opacity={0.6} />
        </>
      );
    case 'bun':
      return (
        <>
          <circle cx={50} cy={12.5} r={7.5} fill={base} />
          <path d="M45 10Q48 6 53 7Q49 8 47.4 12Z" fill={light} opacity={0.7} />
          <path d={PULLED_BACK} fill={base} />
          <path d="M43.6 17Q50 20 56.4 17" stroke={shade} strokeWidth={2} fill="none" />
        </>
      );
    case 'ponytail':
      return (
        <>
          <path d={PULLED_BACK} fill={base} />
          <path d="M33 32Q37 18 50 15Q42 20 38 29Z" fill={light} opacity={0.7} />
        </>
      );
    case 'afro':
      return (
        <>
          <path
            d="M27 46C15 42 18 12 50 7.5C82 12 85 42 73 46C72 36 66 28 58 28Q54 25 50 28Q46 25 42 28C34 28 28 36 27 46Z"
            fill={base}
          />
          <path d="M26 26Q32 12 46 10Q36 16 32 27Z" fill={light} opacity={0.5} />
        </>
      );
    case 'dreads':
      return (
        <>
          <path d={SKULLCAP} fill={base} />
          <g stroke={base} strokeWidth={5} strokeLinecap="round" fill="none">
            <path d="M40 16Q30 30 28 54M60 16Q70 30 72 54M34 20Q25 36 24 62M66 20Q75 36 76 62" />
          </g>
          <path d="M36 22Q31 34 30 50M45 15V26M55 15V26" stroke={light} strokeWidth={1.6} fill="none" opacity={0.6} />
        </>
      );
    case 'receding':
      return (
        <>
          <path d="M28.4 46C25 31 29 21 37 17C34 26 32 33 31 46Z" fill={base} />
          <path d="M71.6 46C75 31 71 21 63 17C66 26 68 33 69 46Z" fill={shade} />
        </>
      );
    case 'undercut':
      return (
        <>
          <path d={SKULLCAP} fill={base} opacity={0.45} />
          <path d="M33 24C36 7 62 3 72 13C77 19 76 30 72 38C69 28 61 25.5 50 26.5C43 27 37 27.5 33 24Z" fill={base} />
          <path d="M40 15Q50 8 64 11Q52 12 44 20Z" fill={light} opacity={0.7} />
        </>
      );
    default:
      return cut satisfies never;
  }
}
