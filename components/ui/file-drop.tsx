'use client';

import type { LucideIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { FieldError, RequiredMark } from './field';
import { FileInput } from './file-input';

interface FileDropProps {
	id: string;
	/** Above the area, for a field of a form. */
	label?: string;
	/** What the button says. */
	action: string;
	Icon: LucideIcon;
	accept: string;
	texts: { drop: string; hint: string };
	error?: string | undefined;
	isBusy?: boolean;
	isMultiple?: boolean;
	onChosen: (files: File[]) => void;
}

/** Where files that must be sent are chosen or dropped. The same file can be chosen again. */
export function FileDrop({
	id,
	label,
	action,
	Icon,
	accept,
	texts,
	error,
	isBusy = false,
	isMultiple = false,
	onChosen,
}: FileDropProps) {
	const [isDraggedOver, setDraggedOver] = useState(false);
	const take = (list: FileList | null) => {
		const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
		if (files.length > 0 && !isBusy) onChosen(files);
	};
	const drag = (event: DragEvent, isOver: boolean) => {
		event.preventDefault();
		setDraggedOver(isOver);
	};
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		take(currentTarget.files);
		currentTarget.value = '';
	};
	return (
		<div className="flex flex-col gap-1">
			{label && (
				<span id={`${id}-label`} className="font-semibold text-sm text-text-soft">
					{label}
					<RequiredMark />
				</span>
			)}
			<fieldset
				aria-labelledby={label && `${id}-label`}
				disabled={isBusy}
				onDragOver={(event) => drag(event, true)}
				onDragLeave={(event) => drag(event, false)}
				onDrop={(event) => {
					drag(event, false);
					take(event.dataTransfer.files);
				}}
				className={`flex min-w-0 flex-col items-center gap-3 rounded-card border-2 border-dashed p-4 text-center ${isDraggedOver ? 'border-primary bg-badge' : 'border-control bg-raised'}`}
			>
				<FileInput
					id={id}
					action={action}
					Icon={Icon}
					hasLabel={label !== undefined}
					required={label !== undefined}
					multiple={isMultiple}
					accept={accept}
					isRefused={error !== undefined}
					onChange={choose}
				/>
				<p className="text-sm text-text-muted pointer-coarse:hidden">{texts.drop}</p>
				<p id={`${id}-hint`} className="text-sm text-text-muted">
					{texts.hint}
				</p>
			</fieldset>
			<div role="alert" className="empty:hidden">
				{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			</div>
		</div>
	);
}
