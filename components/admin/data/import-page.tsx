'use client';

import { useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { StatusTabs } from '../list/status-tabs';
import { Notices } from '../notices';
import { type ImportKind, importKinds } from './import-kinds';
import { ImportPanel } from './import-panel';

const kindInAddress = parseAsStringLiteral(importKinds)
	.withDefault('deities')
	.withOptions({ history: 'push' });

/** Where administrators read deities, members or khaanps in from a file, after they have seen what that would do. */
export function ImportPage({ columns }: { columns: Readonly<Record<ImportKind, readonly string[]>> }) {
	const t = useTranslations('admin.data.import');
	const [kind, setKind] = useQueryState('kind', kindInAddress);
	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-col gap-2">
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p className="max-w-prose text-text-soft">{t('intro')}</p>
			</div>
			<Notices />
			<StatusTabs
				label={t('kinds')}
				values={importKinds}
				titleOf={(each) => t(`${each}.tab`)}
				value={kind}
				onChange={(each) => void setKind(each)}
			/>
			<ImportPanel key={kind} kind={kind} columns={columns[kind]} />
		</div>
	);
}
