interface ProgressProps {
	label: string;
	/** Null while nobody knows how far it has come. */
	value: number | null;
	max: number;
}

/** How far something has come. */
export function Progress({ label, value, max }: ProgressProps) {
	return (
		<label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
			{label}
			<progress
				max={max}
				value={value ?? undefined}
				className="h-2.5 w-full max-w-80 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary indeterminate:animate-pulse indeterminate:bg-primary/40"
			/>
		</label>
	);
}
