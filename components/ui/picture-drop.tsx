'use client';

import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { FieldError } from './field';
import { PictureInput } from './picture-input';

interface PictureDropProps {
	id: string;
	label: string;
	/** What the button says. */
	action: string;
	texts: { drop: string; hint: string };
	error?: string | undefined;
	isBusy: boolean;
	onChosen: (files: File[]) => void;
}

/** Where pictures that must be sent are chosen or dropped, several at once. */
export function PictureDrop({ id, label, action, texts, error, isBusy, onChosen }: PictureDropProps) {
	const input = useRef<HTMLInputElement>(null);
	const [isDraggedOver, setDraggedOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(false);
		const { files } = event.dataTransfer;
		if (files.length > 0 && !isBusy) onChosen([...files]);
	};
	const dragOver = (event: DragEvent) => {
		event.preventDefault();
		setDraggedOver(true);
	};
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		// The same file can be chosen again after it was taken away.
		currentTarget.value = '';
		if (files.length > 0) onChosen(files);
	};
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
				disabled={isBusy}
				onDragOver={dragOver}
				onDragLeave={() => setDraggedOver(false)}
				onDrop={drop}
				className={`flex min-w-0 flex-col items-center gap-3 rounded-card border-2 border-dashed p-4 text-center ${isDraggedOver ? 'border-primary bg-badge' : 'border-control bg-raised'}`}
			>
				<PictureInput
					ref={input}
					id={id}
					action={action}
					isRequired
					isMultiple
					isRefused={error !== undefined}
					onChange={choose}
					removal={null}
				/>
				<p className="text-sm text-text-muted pointer-coarse:hidden">{texts.drop}</p>
				<p id={`${id}-hint`} className="text-sm text-text-muted">
					{texts.hint}
				</p>
			</fieldset>
			<div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
		</div>
	);
}
