import Link from 'next/link';

interface FilterLink {
	href: string;
	label: string;
	count?: number;
	isCurrent: boolean;
}

/** Lists of the same things to choose between, each at an address of its own. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
	return (
		<nav aria-label={label} className="mb-6 min-w-0 md:mb-8">
			<ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
				{links.map(({ href, label: name, count, isCurrent }) => (
					<li key={href} className="max-w-full shrink-0">
						<Link
							href={href}
							prefetch={false}
							scroll={false}
							aria-current={isCurrent ? 'page' : undefined}
							className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-chip-line bg-chip px-4 text-on-chip text-sm transition-colors hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
						>
							<span className="min-w-0 truncate">{name}</span>
							{count !== undefined && <span className="tabular-nums opacity-80">{count}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
