'use client';

import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

interface FileDropProps {
	texts: { choose: string; drop: string; limits: string };
	onFile: (file: File) => void;
}

/** A CSV file, chosen or dropped. The same file can be chosen again, once it has been mended. */
export function FileDrop({ texts, onFile }: FileDropProps) {
	const id = useId();
	const [isDraggedOver, setDraggedOver] = useState(false);
	const take = (files: FileList | null) => {
		const [file] = files ?? [];
		if (file) onFile(file);
	};
	const over = (event: DragEvent, isOver: boolean) => {
		event.preventDefault();
		setDraggedOver(isOver);
	};
	return (
		<fieldset
			aria-label={texts.choose}
			onDragOver={(event) => over(event, true)}
			onDragLeave={() => setDraggedOver(false)}
			onDrop={(event) => {
				over(event, false);
				take(event.dataTransfer.files);
			}}
			className={`flex min-w-0 flex-col items-center gap-3 rounded-card border-2 border-dashed p-6 text-center ${isDraggedOver ? 'border-primary bg-badge' : 'border-control bg-surface'}`}
		>
			<label
				htmlFor={id}
				className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control bg-primary px-5 font-semibold text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
			>
				<FileUp aria-hidden="true" className="size-5" />
				{texts.choose}
				<input
					id={id}
					type="file"
					accept=".csv,text/csv,.tsv,.txt"
					aria-describedby={`${id}-limits`}
					className="sr-only"
					onChange={({ target }) => {
						take(target.files);
						target.value = '';
					}}
				/>
			</label>
			<p className="text-sm text-text-muted pointer-coarse:hidden">{texts.drop}</p>
			<p id={`${id}-limits`} className="text-sm text-text-muted">
				{texts.limits}
			</p>
		</fieldset>
	);
}
