/** A grey place for what is being loaded; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
	return <span aria-hidden="true" className={`block animate-pulse rounded-control bg-line ${className}`} />;
}
