import { X } from 'lucide-react';
import { IconButton } from '../controls/icon-button';

interface Props {
  readonly title: string;
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** The title of a dialog, and the button that closes it. */
export function DialogHead({ title, className, onClose }: Props) {
  return (
    <div className={className}>
      <h2 dir="auto">{title}</h2>
      <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}
