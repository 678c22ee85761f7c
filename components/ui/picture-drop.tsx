'use client';

import { type DragEvent, useState } from 'react';
import { FieldError } from './field';
import { PictureInput } from './picture-input';
import type { PictureTexts } from './picture-texts';
import { useChosenPicture } from './use-chosen-picture';

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
	} & PictureTexts;
	error?: string | undefined;
}

/** A large picture that must be sent, chosen or dropped; checked and shown before it leaves the device. The form reads it by `name`. */
export function PictureDrop({ id, name, label, texts, error }: PictureDropProps) {
	const { input, preview, refusal, onChange, refuseBroken, clear } = useChosenPicture(texts);
	const [isDraggedOver, setDraggedOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(false);
	};
	const dragOver = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(true);
	};
	const remove = () => {
		clear();
		input.current?.focus();
	};
	const problem = refusal ?? error;
	return (
		<div className="flex flex-col gap-1">
			<span id={`${id}-label`} className="font-semibold text-sm text-text-soft">
				{label}
				<span aria-hidden="true" className="text-error">
					{' *'}
				</span>
			</span>
			<fieldset
				aria-labelledby={`${id}-label`}
				onDragOver={dragOver}
				onDragLeave={() => setDraggedOver(false)}
				onDrop={drop}
				className={`flex min-w-0 flex-col items-center gap-3 rounded-card border-2 border-dashed p-4 text-center ${isDraggedOver ? 'border-primary bg-badge' : 'border-control bg-raised'}`}
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
					<PictureInput
						ref={input}
						id={id}
						name={name}
						action={preview ? texts.change : texts.choose}
						isRequired
						isRefused={problem !== undefined}
						onChange={onChange}
						removal={preview === null ? null : { label: texts.remove, onRemove: remove }}
					/>
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
