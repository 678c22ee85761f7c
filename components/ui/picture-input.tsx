import { ImagePlus, Trash2 } from 'lucide-react';
import type { ChangeEvent, RefObject } from 'react';
import { Button } from './button';
import { buttonClass } from './button-style';

/** Phones hand HEIC over as JPEG where they are asked for JPEG; computers offer HEIC only where its endings are named. */
const acceptedPictures = 'image/jpeg,image/png,image/webp,.heic,.heif';

interface PictureInputProps {
	ref: RefObject<HTMLInputElement | null>;
	/** `<id>-label`, `<id>-hint` and `<id>-error` stand elsewhere in the field. */
	id: string;
	/** Without one the form does not read it. */
	name?: string;
	/** What the button says. */
	action: string;
	isRequired?: boolean;
	isMultiple?: boolean;
	isRefused: boolean;
	onChange: (event: ChangeEvent<HTMLInputElement>) => void;
	/** Null while there is nothing to be taken away. */
	removal: { label: string; onRemove: () => void } | null;
}

/** The buttons that choose a picture and take it away again. */
export function PictureInput({
	ref,
	id,
	name,
	action,
	isRequired = false,
	isMultiple = false,
	isRefused,
	onChange,
	removal,
}: PictureInputProps) {
	return (
		<>
			<label
				className={buttonClass(
					'outline',
					'px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
				)}
			>
				<ImagePlus aria-hidden="true" className="size-5" />
				<span id={`${id}-action`}>{action}</span>
				<input
					ref={ref}
					id={id}
					name={name}
					type="file"
					multiple={isMultiple}
					accept={acceptedPictures}
					required={isRequired}
					aria-labelledby={`${id}-label ${id}-action`}
					aria-describedby={isRefused ? `${id}-error ${id}-hint` : `${id}-hint`}
					aria-invalid={isRefused ? true : undefined}
					onChange={onChange}
					className="sr-only"
				/>
			</label>
			{removal && (
				<Button look="quiet" className="px-4 text-sm" onClick={removal.onRemove}>
					<Trash2 aria-hidden="true" className="size-5" />
					{removal.label}
				</Button>
			)}
		</>
	);
}
