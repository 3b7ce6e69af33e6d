import { useState } from 'react';

interface SureButtonProps {
  readonly label: string;
  /** What it says once it has been pressed. */
  readonly really: string;
  /** For those who hear the button alone. */
  readonly spoken?: string;
  readonly act: () => void;
}

/** Acts when it is pressed a second time; looking away from it is a no. */
export function SureButton({ label, really, spoken, act }: SureButtonProps) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-label={sure ? undefined : spoken}
      onBlur={() => setSure(false)}
      onClick={sure ? act : () => setSure(true)}
    >
      {sure ? really : label}
    </button>
  );
}
