/** A 44 px cross; `label` is its name. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
	return (
		<button
			type="button"
			aria-label={label}
			onClick={onClick}
			className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-current/10"
		>
			<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-2 stroke-current">
				<path d="m5 5 10 10M15 5 5 15" strokeLinecap="round" />
			</svg>
		</button>
	);
}
