import { Mail, Phone } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ContactLink } from '@/components/member/contact-link';
import { EmailText } from '@/components/ui/email-text';
import { PhoneNumber } from '@/components/ui/phone-number';
import type { Interest, InterestCard } from '@/lib/client/matching/replies';
import { formatDay } from '@/lib/platform/i18n/format';
import { InterestActorList } from './interest-actor-list';
import { InterestAnswerList } from './interest-answer-list';
import { usePerson } from './use-seeker';

interface InterestWithName {
	name: string;
	interest: Interest;
}

interface InterestStatePanelProps {
	name: string;
	interest: Interest | null;
	/** Known only while both agree. */
	contact: Pick<InterestCard['member'], 'email' | 'mobileNumber' | 'mobileE164' | 'contactOf'>;
}

/** How the viewer and a match stand to each other, in words; with the contact once both agree. */
export function InterestStatePanel({ name, interest, contact }: InterestStatePanelProps) {
	const language = useLocale();
	const t = useTranslations('matching.interest');
	const tActing = useTranslations('matching.acting');
	const person = usePerson();
	if (interest === null) return <p className="text-text-muted">{t('none', person)}</p>;
	const date = formatDay(interest.createdAt, language) ?? '';
	const isWaiting = interest.state === 'sent';
	return (
		<div className="flex min-w-0 flex-col gap-2">
			<p className="font-semibold">{t(getSentence(interest), { ...person, name, date })}</p>
			<InterestActorList name={name} interest={interest} />
			{(isWaiting || interest.state === 'accepted') && interest.answers && (
				<InterestAnswerList
					answers={interest.answers}
					caption={interest.direction === 'received' ? t('answersOf', { name }) : t('youAnswered', person)}
				/>
			)}
			{isWaiting && interest.message && (
				<Quote
					caption={interest.direction === 'received' ? t('says', { name }) : t('youWrote', person)}
					text={interest.message}
				/>
			)}
			{interest.kindWords && (
				<Quote
					caption={isOwnNo(interest) ? t('youSaid', person) : t('theySay', { name })}
					text={t(`kindWords.${interest.kindWords}`)}
				/>
			)}
			{interest.state === 'accepted' && contact.email === undefined && (
				<MissingContact name={name} interest={interest} />
			)}
			{interest.state === 'accepted' && contact.email !== undefined && (
				<>
					{contact.contactOf && (
						<p className="text-sm">
							{tActing('contactOf', { actor: contact.contactOf.name, words: contact.contactOf.words })}
						</p>
					)}
					<p className="text-sm text-text-muted">{t('howToContact', { name })}</p>
					<ul className="flex flex-col gap-1">
						<ContactLink icon={<Mail aria-hidden="true" />}>
							<span className="sr-only">{t('email')} </span>
							<a href={`mailto:${contact.email}`} className="text-primary underline underline-offset-4">
								<EmailText email={contact.email} />
							</a>
						</ContactLink>
						<ContactLink icon={<Phone aria-hidden="true" />}>
							<span className="sr-only">{t('mobileNumber')} </span>
							{contact.mobileNumber ? (
								<>
									<PhoneNumber
										number={contact.mobileNumber}
										e164={contact.mobileE164}
										whatsapp={t('whatsapp')}
									/>
									{!contact.mobileE164 && (
										<span className="block text-sm text-text-muted">{t('noCallLink')}</span>
									)}
								</>
							) : (
								<span className="text-text-muted">{t('noMobile')}</span>
							)}
						</ContactLink>
					</ul>
				</>
			)}
			{interest.state === 'accepted' && <OwnContact interest={interest} />}
		</div>
	);
}

/** Why the contact of a match is not shown although both agree. */
function MissingContact({ name, interest: { ownContact, otherContact } }: InterestWithName) {
	const t = useTranslations('matching.interest.contactMissing');
	const person = usePerson();
	const say = (text: string) => <p className="text-sm text-text-muted">{text}</p>;
	if (ownContact === 'unconfirmed') return say(t('ownEmail', person));
	if (otherContact === 'unconfirmed') return say(t('otherEmail', { name }));
	return say(otherContact === 'ended' ? t('ended', { name }) : t('none', { name }));
}

/** The contact that the other side sees, the own or a guardian’s; nothing where the reason is one that `MissingContact` gives. */
function OwnContact({ interest: { ownContact, otherContact, ownActor } }: { interest: Interest }) {
	const t = useTranslations('matching.interest.shown');
	const person = usePerson();
	const say = (text: string) => <p className="text-sm text-text-muted">{text}</p>;
	if (otherContact === 'unconfirmed' || otherContact === 'none') return null;
	if (ownContact === 'own') return say(t('own', person));
	if (ownContact === 'ended') return say(t('ended', person));
	if (ownContact !== 'guardian' || ownActor === null) return null;
	return say(t('guardian', { actor: ownActor.name, words: ownActor.words }));
}

/** Whether the viewer has said the no: declined what they received, or ended it. */
function isOwnNo({ direction, state }: Interest): boolean {
	return state === 'withdrawn' || direction === 'received';
}

function getSentence({ direction, state, saidYes }: Interest) {
	const isMine = direction === 'sent';
	switch (state) {
		case 'sent':
			if (!isMine) return 'receivedFrom';
			return saidYes ? 'sentAnswered' : 'sentOn';
		case 'accepted':
			return 'agreed';
		case 'notAccepted':
			return isMine ? 'notAccepted' : 'youDeclined';
		case 'over':
			return 'over';
		case 'withdrawn':
			return isMine ? 'youWithdrew' : 'theyWithdrew';
	}
}

function Quote({ caption, text }: { caption: string; text: string }) {
	return (
		<figure>
			<figcaption className="text-sm text-text-muted">{caption}</figcaption>
			<blockquote className="whitespace-pre-line border-gold border-l-3 pl-3">{text}</blockquote>
		</figure>
	);
}
