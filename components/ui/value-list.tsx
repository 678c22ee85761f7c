import type { ReactNode } from 'react';

interface ValueListProps {
	/** One without a value is left out. */
	values: readonly (readonly [label: string, value: ReactNode])[];
	/** How many are beside each other, and how far apart. */
	className: string;
}

/** Labels, each above its value. */
export function ValueList({ values, className }: ValueListProps) {
	return (
		<dl className={`grid ${className}`}>
			{values.map(
				([label, value]) =>
					value && (
						<div key={label} className="min-w-0">
							<dt className="text-sm text-text-muted">{label}</dt>
							<dd className="font-semibold">{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}
