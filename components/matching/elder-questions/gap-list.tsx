import { MessageCircleQuestionMark } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Reply } from '@/lib/client/api';
import { pathIn } from '@/lib/core/localized-path';
import type { Topic } from './ask-dialog';

type Found = Reply<'GET /api/family/questions'>;
type Gap = Found['gaps'][number];

interface GapListProps extends Pick<Found, 'gaps' | 'questions'> {
	mayAsk: boolean;
	/** The gaps are the viewer's own. */
	isMe: boolean;
	onAsk: (topic: Topic) => void;
}

/** What is not known, each with a press to ask somebody. */
export function GapList({ gaps, questions, mayAsk, isMe, onAsk }: GapListProps) {
	const t = useTranslations('elderQuestions');
	const language = useLocale();
	const verdict = useTranslations('matching.verdict');
	const self = useTranslations('marriage')('self');
	const getText = ({ what, words }: Gap) =>
		words === self ? verdict(`missingOwn.${what}`) : verdict(`missingFacts.${what}`, { words });
	const isAsked = ({ question }: Gap) =>
		questions.some(
			({ personId, asks, state }) =>
				personId === question?.personId &&
				asks === question.asks &&
				state !== 'expired' &&
				state !== 'closed' &&
				state !== 'unknown',
		);
	const isOwn = ({ question, words }: Gap) => question === null && isMe && words === self;
	const findNote = (gap: Gap) => {
		if (gap.awaitsSecond) return t('gaps.awaitsSecond');
		if (gap.question) return isAsked(gap) ? t('gaps.asked') : null;
		return isOwn(gap) ? null : t(`gaps.elsewhere.${gap.place}`);
	};
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{t('gaps.title')}</h2>
			{gaps.length === 0 && <EmptyState title={t('gaps.none')} text={t('gaps.noneText')} />}
			<ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
				{gaps.map((gap) => {
					const { question, what, words, awaitsSecond } = gap;
					const [text, note] = [getText(gap), findNote(gap)];
					return (
						<li
							key={`${what} ${words} ${question?.personId}`}
							className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
						>
							<div className="min-w-0">
								{words === self ? (
									<p>{text}</p>
								) : (
									<>
										<p className="font-semibold first-letter:uppercase">{words}</p>
										<p className="text-sm text-text-soft">{t(`gaps.unknown.${what}`)}</p>
									</>
								)}
								{note && <Badge tone={question ? 'warning' : 'chip'}>{note}</Badge>}
							</div>
							{isOwn(gap) && (
								<LinkButton look="outline" href={pathIn(language, '/profile')}>
									{t('gaps.own')}
								</LinkButton>
							)}
							{question && !awaitsSecond && (
								<Button
									look="outline"
									disabled={!mayAsk}
									aria-label={t('gaps.askFor', { what: text })}
									onClick={() => onAsk({ about: question, title: text, elderId: null })}
								>
									<MessageCircleQuestionMark aria-hidden="true" className="size-5" />
									{t('gaps.ask')}
								</Button>
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
