import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { type Language, languages } from '@/lib/core/language';
import type { RelationReply, RelationsReply, Relative } from '@/lib/features/family/schema';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { KinChart } from './kin-chart';

interface KinRelationListProps {
	found: RelationsReply;
	meId: string;
	language: Language;
}

/** The nearest way in which two are related, and the further ones folded below it. */
export async function KinRelationList({ found, meId, language }: KinRelationListProps) {
	const t = await getTranslations({ locale: language, namespace: 'kinRelation' });
	const [nearest, ...further] = found.relations;
	if (!nearest) return null;
	const ends = { from: endOf(found.from, meId), to: endOf(found.to, meId) };
	return (
		<>
			<KinWay way={nearest} ends={ends} language={language} />
			{further.length > 0 && (
				<details className="rounded-card border border-line bg-surface px-5">
					<summary className="min-h-11 cursor-pointer py-3 font-bold text-heading">
						{t('further', { count: further.length })}
					</summary>
					<div className="flex flex-col gap-5 pb-5">
						{further.map((way) => (
							<KinWay
								key={way.people.map(({ _id, words }) => `${_id} ${words?.hi}`).join()}
								way={way}
								ends={ends}
								language={language}
							/>
						))}
					</div>
				</details>
			)}
		</>
	);
}

/** The page's language first. */
const bothFrom = (language: Language) =>
	languages.toSorted((a, b) => Number(b === language) - Number(a === language));

interface End {
	name: string;
	isMe: boolean;
}

const endOf = (relative: Relative, meId: string): End => ({
	name: shownName(relative) ?? '',
	isMe: relative._id === meId,
});

interface KinWayProps {
	way: RelationReply;
	ends: { from: End; to: End };
	language: Language;
}

async function KinWay({ way, ends, language }: KinWayProps) {
	const t = await getTranslations({ locale: language, namespace: 'kinRelation' });
	const details = await getTranslations({ locale: language, namespace: 'familyTree.details' });
	const [from, to] = [ends.from.name, ends.to.name];
	const isSaid = (of: End, who: End) => {
		if (of.isMe) return t('isToMe', { to: who.name });
		return who.isMe ? t('iAm', { from: of.name }) : t('is', { from: of.name, to: who.name });
	};
	const {
		words,
		inverseWords,
		note,
		inverseNote,
		addressWord,
		inverseAddressWord,
		sentence,
		isBlood,
		people,
		steps,
	} = way;
	const isDashed = steps.some(({ link }) => link === 'adopted' || link === 'step');
	return (
		<Card className="flex flex-col gap-5 p-4 md:p-6">
			<div className="flex flex-col items-start gap-4">
				<Badge tone={isBlood ? 'brand' : 'chip'}>{t(isBlood ? 'blood' : 'marriage')}</Badge>
				<dl className="grid w-full gap-4 md:grid-cols-2">
					{[
						{ label: isSaid(ends.from, ends.to), said: words, note, called: addressWord },
						{
							label: isSaid(ends.to, ends.from),
							said: inverseWords,
							note: inverseNote,
							called: inverseAddressWord,
						},
					].map(({ label, said, note: saidNote, called }) => (
						<div key={label} className="min-w-0">
							<dt className="text-sm text-text-muted">{label}</dt>
							{bothFrom(language).map((each) => (
								<dd
									key={each}
									lang={each}
									className={
										each === language ? 'font-bold font-serif text-h3 text-heading' : 'text-text-soft'
									}
								>
									{said[each]}
								</dd>
							))}
							{saidNote && <dd className="text-sm text-text-soft">{saidNote[language]}</dd>}
							{called && (
								<dd className="text-sm text-text-soft">
									{details('addressWord', { word: called[language] })}
								</dd>
							)}
						</div>
					))}
				</dl>
			</div>
			<KinChart way={way} label={t('chart', { from, to })} language={language} />
			<div className="flex min-w-0 flex-col gap-1">
				{bothFrom(language).map((each) => (
					<p key={each} lang={each} className={each === language ? '' : 'text-sm text-text-muted'}>
						{sentence[each]}
					</p>
				))}
				{isDashed && <p className="text-sm text-text-muted">{t('dashed')}</p>}
			</div>
			<ol aria-label={t('path', { from, to })} className="sr-only">
				<li>{from}</li>
				{steps.map(({ words: word, link }, at) => {
					const next = people[at + 1];
					const name = (next && shownName(next)) ?? t('unknown');
					return (
						<li
							key={people
								.slice(0, at + 2)
								.map(({ words: said }) => said?.hi)
								.join()}
						>
							{t(link === 'adopted' ? 'stepAdopted' : 'step', { word: word[language], name })}
						</li>
					);
				})}
			</ol>
		</Card>
	);
}
