import { useTranslations } from 'next-intl';
import type { FieldChange } from '@/lib/features/administration/audit/schema';

/** What was changed of a record: before and after of each field, folded away. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
	const t = useTranslations('admin.frame.recordHistory');
	if (changes.length === 0) return null;
	return (
		<details className="mt-1">
			<summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-primary text-sm">
				{t('changes')}
			</summary>
			<dl className="flex flex-col gap-3 font-normal border-line border-l-2 pl-4">
				{changes.map(({ field, label, from, to, became, isCut }) => (
					<div key={field}>
						<dt className="font-semibold text-sm">
							{label}
							{isCut && <span className="font-normal text-text-muted">{` · ${t('cut')}`}</span>}
						</dt>
						{became !== undefined ? (
							<dd className="text-sm">{became}</dd>
						) : (
							<dd className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
								<Value title={t('before')} text={from ?? null} />
								<Value title={t('after')} text={to ?? null} />
							</dd>
						)}
					</div>
				))}
			</dl>
		</details>
	);
}

interface ValueProps {
	title: string;
	text: string | null;
}

function Value({ title, text }: ValueProps) {
	const t = useTranslations('admin.frame.recordHistory');
	return (
		<span className="wrap-anywhere whitespace-pre-wrap">
			<span className="text-text-muted">{`${title}: `}</span>
			{text ?? <span className="text-text-muted italic">{t('nothing')}</span>}
		</span>
	);
}
