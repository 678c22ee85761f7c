import { ImagePlus, Trash2 } from 'lucide-react';
import type { ChangeEvent, RefObject } from 'react';
import { Button } from './button';
import { FileInput } from './file-input';

/** Phones hand HEIC over as JPEG where they are asked for JPEG; computers offer HEIC only where its endings are named. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,.heic,.heif';

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
			<FileInput
				id={id}
				name={name}
				action={action}
				Icon={ImagePlus}
				hasLabel
				isRefused={isRefused}
				ref={ref}
				required={isRequired}
				multiple={isMultiple}
				accept={acceptedPictures}
				onChange={onChange}
			/>
			{removal && (
				<Button look="quiet" className="px-4 text-sm" onClick={removal.onRemove}>
					<Trash2 aria-hidden="true" className="size-5" />
					{removal.label}
				</Button>
			)}
		</>
	);
}
