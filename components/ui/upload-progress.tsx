interface UploadProgressProps {
	/** Says what is being sent. */
	label: string;
	/** From 0 to 1. */
	share: number;
}

/** How far an upload has come. */
export function UploadProgress({ label, share }: UploadProgressProps) {
	return (
		<label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
			{label}
			<progress
				max={1}
				value={share}
				className="h-2.5 w-full max-w-80 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
			/>
		</label>
	);
}
