import { CircleCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Imported } from '@/lib/client/family/exchange/import-choices';
import { formatCount } from '@/lib/platform/i18n/format';
import { ExchangeApartList } from './exchange-apart-list';

/** What an import has done. */
export function ExchangeDoneNotice({ imported, onClose }: { imported: Imported; onClose: () => void }) {
	const t = useTranslations('familyExchange.done');
	const language = useLocale();
	const counted = {
		added: formatCount(imported.added, language),
		matched: formatCount(imported.matched, language),
		unions: formatCount(imported.unions, language),
		parentLinks: formatCount(imported.parentLinks, language),
	};
	return (
		<>
			<p role="status" className="flex items-start gap-3 text-lg">
				<CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-ok" />
				{t('summary', counted)}
			</p>
			<ExchangeApartList apart={imported.apart} isDone />
			<Button className="self-start" onClick={onClose}>
				{t('show')}
			</Button>
		</>
	);
}
