'use client';

import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { buttonClass } from './button-style';
import { FieldError } from './field';
import { pictureProblem, pictureTypes } from './picture-file';

interface PictureDropProps {
	id: string;
	name: string;
	label: string;
	texts: {
		choose: string;
		change: string;
		remove: string;
		drop: string;
		hint: string;
		preview: string;
		notAPicture: string;
		tooLarge: string;
	};
	isRequired?: boolean;
	error?: string | undefined;
}

/** A large picture to be sent, chosen or dropped; checked and shown before it leaves the device. The form reads it by `name`. */
export function PictureDrop({ id, name, label, texts, isRequired = false, error }: PictureDropProps) {
	const input = useRef<HTMLInputElement>(null);
	const [preview, setPreview] = useState<string | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [isDraggedOver, setDraggedOver] = useState(false);
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
	/** Told to the form as well, which may hold a complaint about the picture. */
	const tell = () => input.current?.dispatchEvent(new Event('change', { bubbles: true }));
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(false);
		if (!input.current || event.dataTransfer.files.length === 0) return;
		input.current.files = event.dataTransfer.files;
		tell();
	};
	const dragOver = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(true);
	};
	const refuseBroken = () => {
		if (input.current) input.current.value = '';
		setPreview(null);
		setRefusal(texts.notAPicture);
	};
	const remove = () => {
		if (!input.current) return;
		input.current.value = '';
		tell();
		input.current.focus();
	};
	const problem = refusal ?? error;
	return (
		<div className="flex flex-col gap-1">
			<span id={`${id}-label`} className="font-semibold text-sm text-text-soft">
				{label}
				{isRequired && (
					<span aria-hidden="true" className="text-error">
						{' *'}
					</span>
				)}
			</span>

			<fieldset
				aria-labelledby={`${id}-label`}
				onDragOver={dragOver}
				onDragLeave={() => setDraggedOver(false)}
				onDrop={drop}
				className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-4 text-center ${isDraggedOver ? 'border-primary bg-badge' : 'border-control bg-raised'}`}
			>
				{preview && (
					<img
						src={preview}
						alt={texts.preview}
						onError={refuseBroken}
						className="max-h-72 max-w-full rounded-control object-contain"
					/>
				)}
				<div className="flex flex-wrap justify-center gap-2">
					<label
						className={buttonClass(
							'outline',
							'px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
						)}
					>
						<ImagePlus aria-hidden="true" className="size-5" />
						<span id={`${id}-action`}>{preview ? texts.change : texts.choose}</span>
						<input
							ref={input}
							id={id}
							name={name}
							type="file"
							accept={pictureTypes.join(',')}
							required={isRequired}
							aria-labelledby={`${id}-label ${id}-action`}
							aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
							aria-invalid={problem ? true : undefined}
							onChange={choose}
							className="sr-only"
						/>
					</label>
					{preview && (
						<Button look="quiet" className="px-4 text-sm" onClick={remove}>
							<Trash2 aria-hidden="true" className="size-5" />
							{texts.remove}
						</Button>
					)}
				</div>
				{!preview && <p className="text-sm text-text-muted pointer-coarse:hidden">{texts.drop}</p>}
				<p id={`${id}-hint`} className="text-sm text-text-muted">
					{texts.hint}
				</p>
			</fieldset>
			<div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
		</div>
	);
}
