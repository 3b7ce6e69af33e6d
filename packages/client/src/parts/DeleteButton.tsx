import { say } from '../words/index.ts';
import { SureButton } from './SureButton.tsx';

interface DeleteButtonProps {
  /** What it deletes, for those who hear the button alone. */
  readonly label?: string;
  readonly remove: () => void;
}

export function DeleteButton({ label, remove }: DeleteButtonProps) {
  const spoken = label === undefined ? {} : { spoken: label };
  return <SureButton label={say('home.delete')} really={say('home.deleteReally')} {...spoken} act={remove} />;
}
