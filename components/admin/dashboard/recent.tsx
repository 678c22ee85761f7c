import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { fixedPathIn } from '@/lib/core/localized-path';
import { Moment } from '../moment';

interface RecentRow {
	/** Of the portal's page, in any language. */
	path: string;
	picture?: ReactNode;
	title: string;
	more: string;
	createdAt: string;
}

/** What has come lately, with the way to each. */
export function Recent({ rows, empty }: { rows: readonly RecentRow[]; empty: string }) {
	const language = useLocale();
	if (rows.length === 0) return <p className="text-text-muted">{empty}</p>;
	return (
		<ul className="flex flex-col divide-y divide-line">
			{rows.map(({ path, picture, title, more, createdAt }) => (
				<li key={path}>
					<a
						href={fixedPathIn(language, path)}
						className="flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-raised"
					>
						{picture}
						<span className="min-w-0 flex-1">
							<span className="block truncate font-semibold">{title}</span>
							<span className="block truncate text-sm text-text-muted">{more}</span>
						</span>
						<span className="shrink-0 text-sm text-text-muted">
							<Moment at={createdAt} />
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
