/** A turning ring for work of unknown length; the words beside it say what is going on. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
		/>
	);
}
