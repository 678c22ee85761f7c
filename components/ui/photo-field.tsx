'use client';

import { ImageIcon, UserRound } from 'lucide-react';
import { useState } from 'react';
import { FieldError, RequiredMark } from './field';
import { PictureInput } from './picture-input';
import type { PictureTexts } from './picture-texts';
import { useChosenPicture } from './use-chosen-picture';

interface PhotoFieldTexts extends PictureTexts {
	choose: string;
	change: string;
	remove: string;
	hint: string;
	preview: string;
	/** Names the current picture; without it the picture is decoration. */
	current?: string;
}

interface PhotoFieldProps {
	id: string;
	name: string;
	label: string;
	texts: PhotoFieldTexts;
	error?: string | undefined;
	/** The current picture until another one is chosen; when removed, the form says `name` with an empty text. */
	currentUrl?: string | null;
	/** Of what is shown: a face, a picture that belongs to a text, or one that is shown whole. */
	shape?: keyof typeof shapes;
	/** There has to be a picture: the current one can be replaced, not taken away. */
	isRequired?: boolean;
	/** Called with what the form says of the picture: a file, an empty text to take the current one away, or nothing. */
	onPick?: (picture: File | '' | null) => void;
}

const shapes = {
	round: {
		frame: 'size-24 rounded-full border-2 border-gold-400',
		image: 'size-full object-cover',
		Empty: UserRound,
	},
	wide: {
		frame: 'aspect-video w-44 rounded-control border border-line',
		image: 'size-full object-cover',
		Empty: ImageIcon,
	},
	whole: {
		frame: 'min-h-24 min-w-44 max-w-full rounded-control border border-line',
		image: 'max-h-56 object-contain',
		Empty: ImageIcon,
	},
} as const;

/** A picture to be sent: checked and shown before it leaves the device. The form reads the file by `name`. */
export function PhotoField({
	id,
	name,
	label,
	texts,
	error,
	currentUrl = null,
	shape = 'round',
	isRequired = false,
	onPick,
}: PhotoFieldProps) {
	const { frame, image, Empty } = shapes[shape];
	const [isCurrentKept, setCurrentKept] = useState(true);
	const {
		input,
		preview,
		error: pictureError,
		isPreparing,
		onChange,
		refuseBroken,
		clear,
	} = useChosenPicture(texts, (file) => onPick?.(file ?? (currentUrl && !isCurrentKept ? '' : null)));
	const remove = () => {
		const isCurrent = !preview && !pictureError;
		clear();
		if (isCurrent) {
			setCurrentKept(false);
			onPick?.('');
		}
		input.current?.focus();
	};
	const shown = preview ?? (isCurrentKept ? currentUrl : null);
	const problem = pictureError ?? error;
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<span className={`grid shrink-0 place-items-center overflow-hidden bg-raised text-text-muted ${frame}`}>
				{shown ? (
					<img
						src={shown}
						alt={preview ? texts.preview : (texts.current ?? '')}
						onError={preview ? refuseBroken : undefined}
						className={image}
					/>
				) : (
					<Empty aria-hidden="true" className="size-12" />
				)}
			</span>
			<div className="flex min-w-44 flex-1 flex-col gap-1">
				<span id={`${id}-label`} className="font-semibold text-sm text-text-soft">
					{label}
					{isRequired && currentUrl === null && <RequiredMark />}
				</span>
				<div className="flex flex-wrap gap-2">
					<PictureInput
						ref={input}
						id={id}
						name={name}
						action={shown ? texts.change : texts.choose}
						isRequired={isRequired && currentUrl === null}
						isRefused={problem !== undefined}
						onChange={onChange}
						removal={
							pictureError !== null
								? { label: texts.without, onRemove: remove }
								: shown !== null && !(isRequired && preview === null)
									? { label: texts.remove, onRemove: remove }
									: null
						}
					/>
					{currentUrl && !isCurrentKept && !preview && <input type="hidden" name={name} value="" />}
				</div>
				<p role="status" className="text-sm text-text-muted empty:hidden">
					{isPreparing && texts.preparing}
				</p>
				<div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
				<p id={`${id}-hint`} className="text-sm text-text-muted">
					{texts.hint}
				</p>
			</div>
		</div>
	);
}
