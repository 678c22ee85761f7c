import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import type { ImportPreview } from '@/lib/client/family/exchange/import-choices';
import { formatCount } from '@/lib/platform/i18n/format';

interface ExchangeApartListProps {
	apart: ImportPreview['apart'];
	/** Whether the people are in the tree by now. */
	isDone?: boolean;
}

/** Who of a file nothing connects with the viewer, and what can be done about it. */
export function ExchangeApartList({ apart: { count, families }, isDone = false }: ExchangeApartListProps) {
	const t = useTranslations('familyExchange.apart');
	const language = useLocale();
	if (count === 0) return null;
	const named = families.reduce((sum, { names }) => sum + names.length, 0);
	return (
		<Banner tone="info">
			<p className="font-semibold">
				{t(isDone ? 'are' : 'willBe', {
					count: formatCount(count, language),
				})}
			</p>
			<ul className="my-1 list-disc pl-5">
				{families.map(({ names }) => (
					<li key={names.join()}>{names.join(', ')}</li>
				))}
				{count > named && <li>{t('more', { count: formatCount(count - named, language) })}</li>}
			</ul>
			<p>{t('hint')}</p>
		</Banner>
	);
}
