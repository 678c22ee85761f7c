import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
	return (
		<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
			{facts.map(([name, value]) => (
				<div key={name} className="contents">
					<dt className="text-text-muted">{name}</dt>
					<dd className="wrap-anywhere">{value}</dd>
				</div>
			))}
		</dl>
	);
}
