'use client';

import { ImageIcon, ImagePlus, Trash2, UserRound } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { buttonClass } from './button-style';
import { FieldError } from './field';
import { pictureProblem, pictureTypes } from './picture-file';

interface PhotoFieldTexts {
	choose: string;
	change: string;
	remove: string;
	hint: string;
	preview: string;
	notAPicture: string;
	tooLarge: string;
}

interface PhotoFieldProps {
	id: string;
	name: string;
	label: string;
	texts: PhotoFieldTexts;
	error?: string | undefined;
	/** The picture that stands until another one is chosen; taken away, the form says `name` with an empty text. */
	currentUrl?: string | null;
	/** Of what is shown: a face, or a picture that belongs to a text. */
	shape?: 'round' | 'wide';
}

const shapes = {
	round: { frame: 'size-24 rounded-full border-2 border-gold-400', Empty: UserRound },
	wide: { frame: 'aspect-video w-44 rounded-control border border-line', Empty: ImageIcon },
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
}: PhotoFieldProps) {
	const { frame, Empty } = shapes[shape];
	const input = useRef<HTMLInputElement>(null);
	const [preview, setPreview] = useState<string | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [isCurrentKept, setCurrentKept] = useState(true);
	useEffect(() => {
		if (preview) return () => URL.revokeObjectURL(preview);
	}, [preview]);
	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const file = event.currentTarget.files?.[0];
		const problem = file ? pictureProblem(file) : null;
		if (problem) event.currentTarget.value = '';
		setRefusal(problem && texts[problem]);
		setPreview(file && !problem ? URL.createObjectURL(file) : null);
	};
	const refuseBroken = () => {
		if (input.current) input.current.value = '';
		setPreview(null);
		setRefusal(texts.notAPicture);
	};
	const remove = () => {
		if (!input.current) return;
		if (!preview) setCurrentKept(false);
		input.current.value = '';
		// Told to the form as well, which may hold a complaint about the picture.
		input.current.dispatchEvent(new Event('change', { bubbles: true }));
		input.current.focus();
	};
	const shown = preview ?? (isCurrentKept ? currentUrl : null);
	const problem = refusal ?? error;
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<span className={`grid shrink-0 place-items-center overflow-hidden bg-raised text-text-muted ${frame}`}>
				{shown ? (
					<img
						src={shown}
						alt={preview ? texts.preview : ''}
						onError={preview ? refuseBroken : undefined}
						className="size-full object-cover"
					/>
				) : (
					<Empty aria-hidden="true" className="size-12" />
				)}
			</span>
			<div className="flex min-w-44 flex-1 flex-col gap-1">
				<span id={`${id}-label`} className="font-semibold text-sm text-text-soft">
					{label}
				</span>
				<div className="flex flex-wrap gap-2">
					<label
						className={buttonClass(
							'outline',
							'px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
						)}
					>
						<ImagePlus aria-hidden="true" className="size-5" />
						<span id={`${id}-action`}>{shown ? texts.change : texts.choose}</span>
						<input
							ref={input}
							id={id}
							name={name}
							type="file"
							accept={pictureTypes.join(',')}
							aria-labelledby={`${id}-label ${id}-action`}
							aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
							aria-invalid={problem ? true : undefined}
							onChange={choose}
							className="sr-only"
						/>
					</label>
					{currentUrl && !isCurrentKept && !preview && <input type="hidden" name={name} value="" />}
					{shown && (
						<Button look="quiet" className="px-4 text-sm" onClick={remove}>
							<Trash2 aria-hidden="true" className="size-5" />
							{texts.remove}
						</Button>
					)}
				</div>
				<div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
				<p id={`${id}-hint`} className="text-sm text-text-muted">
					{texts.hint}
				</p>
			</div>
		</div>
	);
}
