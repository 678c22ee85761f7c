import Link from 'next/link';

/** The way back to the list that a page belongs to. `href` is the final address (see `pathIn`). */
export function BackLink({ href, label }: { href: string; label: string }) {
	return (
		<Link
			href={href}
			prefetch={false}
			className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline print:hidden"
		>
			<span aria-hidden="true">←</span>
			{label}
		</Link>
	);
}
