'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { SendText } from '@/components/ui/send-text';
import { callApi, type Reply } from '@/lib/client/api';
import { isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { AskBody } from '@/lib/features/matching/elder-questions/schema';
import { shownName } from '@/lib/features/member/rules/shown-name';

type WithoutRelative<Body> = Body extends unknown ? Omit<Body, 'elderId' | 'language'> : never;

/** What a relative is to be asked. */
export interface Topic {
	about: WithoutRelative<AskBody>;
	title: string;
	/** Who has been asked before. */
	elderId: string | null;
	/** Who may not be asked: their own answer is to be confirmed. */
	notId?: string;
}

interface AskDialogProps {
	topic: Topic;
	relatives: Reply<'GET /api/family/questions'>['relatives'];
	/** Says whether a link has been made. */
	onClose: (hasAsked: boolean) => void;
}

/** Asks whom to ask and in which language, then shows the link, which is to be sent. */
export function AskDialog({ topic, relatives, onClose }: AskDialogProps) {
	const t = useTranslations('elderQuestions');
	const handleRefusal = useRefusalHandler();
	const pageLanguage = useLocale();
	const id = useId();
	const [elderId, setElderId] = useState(topic.elderId ?? '');
	const [language, setLanguage] = useState<Language>(pageLanguage);
	const [isBusy, setIsBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [link, setLink] = useState<Reply<'POST /api/family/questions'> | null>(null);
	const offered = relatives.filter(({ _id }) => _id !== topic.notId);
	const make = async () => {
		setIsBusy(true);
		setFailure(null);
		const answer = await callApi('POST /api/family/questions', {
			body: { ...topic.about, elderId, language },
		});
		setIsBusy(false);
		if (answer.ok) setLink(answer.data);
		else if (!handleRefusal(answer)) setFailure(answer.message || t('actionFailed'));
	};
	if (link) {
		return (
			<Dialog
				title={t('send.title')}
				onClose={() => onClose(true)}
				look="sheet"
				actions={<Button onClick={() => onClose(true)}>{t('send.done')}</Button>}
			>
				<SendLinkPanel link={link} />
			</Dialog>
		);
	}
	return (
		<Dialog
			title={t('confirmsId' in topic.about ? 'ask.confirmTitle' : 'ask.title')}
			onClose={() => onClose(false)}
			look="sheet"
			actions={
				<>
					<Button look="outline" onClick={() => onClose(false)}>
						{t('cancel')}
					</Button>
					<Button disabled={elderId === ''} busyLabel={isBusy && t('busy')} onClick={() => void make()}>
						{t('ask.make')}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-5">
				<p className="font-bold font-serif text-heading text-lg">{topic.title}</p>
				{failure && <Banner tone="error">{failure}</Banner>}
				{offered.length === 0 ? (
					<>
						<p>{t('ask.none')}</p>
						<LinkButton href={pathIn(pageLanguage, '/family-tree')}>{t('ask.openTree')}</LinkButton>
					</>
				) : (
					<>
						<Field id={`${id}-relative`} label={t('ask.relative')}>
							{(control) => (
								<Select
									{...control}
									value={elderId}
									onChange={({ currentTarget }) => setElderId(currentTarget.value)}
								>
									<option value="">{t('ask.choose')}</option>
									{offered.map((relative) => (
										<option key={relative._id} value={relative._id}>
											{`${shownName(relative)} (${relative.relationWords[pageLanguage]})`}
										</option>
									))}
								</Select>
							)}
						</Field>
						<RadioGroup
							id={`${id}-language`}
							name="language"
							legend={t('ask.language')}
							value={language}
							choices={[
								{ value: 'hi', label: t('ask.hindi') },
								{ value: 'en', label: t('ask.english') },
							]}
							onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
						/>
					</>
				)}
			</div>
		</Dialog>
	);
}

/** The ways to send the link to a question. */
export function SendLinkPanel({ link: { message, text } }: { link: Reply<'POST /api/family/questions'> }) {
	const t = useTranslations('elderQuestions.send');
	const encoded = encodeURIComponent(text);
	return (
		<div className="flex flex-col gap-4">
			<SendText
				{...{ message, text }}
				hint={t('text')}
				rows={5}
				ways={[
					{ label: t('whatsapp'), href: `https://wa.me/?text=${encoded}` },
					{ label: t('sms'), href: `sms:?&body=${encoded}` },
					{ label: t('email'), href: `mailto:?subject=${encodeURIComponent(t('subject'))}&body=${encoded}` },
				]}
				words={{ message: t('message'), copied: t('copied'), copy: t('copy'), share: t('share') }}
			/>
		</div>
	);
}
