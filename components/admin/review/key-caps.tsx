export function KeyCaps({ keys }: { keys: readonly string[] }) {
	return (
		<span className="inline-flex gap-1">
			{keys.map((key) => (
				<kbd
					key={key}
					className="inline-grid min-h-7 min-w-7 place-items-center rounded-control border border-current px-1.5 font-sans text-sm"
				>
					{key}
				</kbd>
			))}
		</span>
	);
}
