/** The look of every box a visitor types into or chooses from. */
export const controlClass =
	'min-h-11 w-full rounded-control border border-control bg-surface px-3.5 py-2 text-base text-text placeholder:text-text-muted aria-invalid:border-2 aria-invalid:border-error disabled:bg-raised disabled:text-text-muted';
