import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { FilePerson } from '@/lib/client/family/exchange/import-choices';
import { formatCount } from '@/lib/platform/i18n/format';

interface ExchangeQuestionListProps {
	people: readonly FilePerson[];
	/** How many of them nothing has been said about. */
	open: number;
	renderPerson: (person: FilePerson) => ReactNode;
	onRestNew: () => void;
}

/** Who of a file may be in the tree already, which only the viewer can know. */
export function ExchangeQuestionList({ people, open, renderPerson, onRestNew }: ExchangeQuestionListProps) {
	const t = useTranslations('familyExchange.preview');
	const language = useLocale();
	return (
		<section
			aria-labelledby="exchange-questions"
			className="flex flex-col gap-2 rounded-card border border-gold-500 px-5 py-4"
		>
			<h4 id="exchange-questions" className="font-bold font-serif text-heading text-lg">
				{t('questionsTitle')}
			</h4>
			<p className="text-sm text-text-muted">{t('questionsHint')}</p>
			<ul>{people.map(renderPerson)}</ul>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<p role="status" className="text-sm text-text-muted">
					{open > 0 ? t('questionsOpen', { count: formatCount(open, language) }) : t('questionsAnswered')}
				</p>
				{open > 1 && (
					<Button look="quiet" className="px-3 text-sm" onClick={onRestNew}>
						{t('restAreNew')}
					</Button>
				)}
			</div>
		</section>
	);
}
