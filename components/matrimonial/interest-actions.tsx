'use client';

import { Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { refreshNotifications } from '@/components/notification/queries';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import type { Interest } from './answers';
import { AskDialog } from './ask-dialog';

interface InterestActionsProps {
	member: { _id: string; name: string };
	interest: Interest | null;
	/** The server has taken a change; null where its answer does not say to what. */
	onChanged: (interest: Interest | null) => void;
	/** What the page shows is out of date: it was answered or withdrawn elsewhere meanwhile. */
	onStale?: () => void;
	/** Called with a failed response; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

type Answer = 'accept' | 'decline' | 'withdraw' | 'end';
type Asked = 'send' | Answer;

/** What the viewer can do now about an interest, the likeliest first. */
export function actsOn(interest: Interest | null): Asked[] {
	if (interest === null || interest.state === 'withdrawn') return ['send'];
	const { direction, state } = interest;
	if (state === 'accepted') return ['end'];
	if (state === 'notAccepted') return direction === 'received' ? ['send'] : [];
	return direction === 'received' ? ['accept', 'decline'] : ['withdraw'];
}

const looks: Record<Asked, ButtonLook> = {
	send: 'primary',
	accept: 'primary',
	decline: 'outline',
	withdraw: 'outline',
	end: 'outline',
};

const longLabels = {
	send: 'sendTo',
	accept: 'acceptFrom',
	decline: 'declineFrom',
	withdraw: 'withdrawFrom',
	end: 'endFor',
} as const;

const busyKeys = {
	accept: 'accepting',
	decline: 'declining',
	withdraw: 'withdrawing',
	end: 'ending',
} as const;

/** The buttons by which an interest is sent, answered, withdrawn or ended; each asks once more. */
export function InterestActions({ member, interest, onChanged, onStale, onFailure }: InterestActionsProps) {
	const t = useTranslations('matrimonial.interest');
	const [asking, setAsking] = useState<Asked | null>(null);
	const isStale = useRef(false);
	const noteFailure = (failure: ApiFailure) => {
		isStale.current = failure.status === 404 || failure.status === 409;
		return onFailure(failure);
	};
	const close = () => {
		setAsking(null);
		if (isStale.current) onStale?.();
		isStale.current = false;
	};
	const { name } = member;
	const finish = ({ message, interest: changed }: InterestReply) => {
		showToast(message, 'success');
		setAsking(null);
		void refreshNotifications();
		onChanged(changed);
	};
	return (
		<>
			{actsOn(interest).map((act) => (
				<Button
					key={act}
					look={looks[act]}
					aria-label={t(longLabels[act], { name })}
					onClick={() => setAsking(act)}
				>
					{act === 'send' && <Heart aria-hidden="true" className="size-5" />}
					{t(act)}
				</Button>
			))}
			{asking === 'send' && (
				<SendDialog member={member} onDone={finish} onFailure={noteFailure} onClose={close} />
			)}
			{asking !== null && asking !== 'send' && interest && (
				<AnswerDialog
					answer={asking}
					name={name}
					interestId={interest._id}
					onDone={finish}
					onFailure={noteFailure}
					onClose={close}
				/>
			)}
		</>
	);
}

type InterestReply = Reply<'POST /api/family/interests'>;

interface OpenDialogProps extends Pick<InterestActionsProps, 'onFailure'> {
	onDone: (answer: InterestReply) => void;
	onClose: () => void;
}

function SendDialog({ member, ...rest }: OpenDialogProps & Pick<InterestActionsProps, 'member'>) {
	const t = useTranslations('matrimonial.interest');
	const { _id: memberId, name } = member;
	return (
		<AskDialog
			title={t('sendTo', { name })}
			texts={{ confirm: t('send'), busy: t('sending'), failed: t('sendFailed') }}
			defaultValues={{ message: '' }}
			send={(values) => {
				const message = values.message.trim();
				const body = { memberId, ...(message && { message }) };
				return callApi('POST /api/family/interests', { body });
			}}
			{...rest}
		>
			{({ register, errorAt }) => (
				<>
					<p>{t('sendText', { name })}</p>
					<Field
						id="interest-message"
						label={t('message')}
						hint={t('messageHint')}
						error={errorAt('message')}
					>
						{(control) => (
							<textarea
								{...control}
								{...register('message')}
								rows={4}
								maxLength={500}
								className={controlClass}
							/>
						)}
					</Field>
				</>
			)}
		</AskDialog>
	);
}

interface AnswerDialogProps extends OpenDialogProps {
	answer: Answer;
	name: string;
	interestId: string;
}

function AnswerDialog({ answer, name, interestId, ...rest }: AnswerDialogProps) {
	const t = useTranslations('matrimonial.interest');
	return (
		<AskDialog
			title={t(`${answer}Title`, { name })}
			texts={{ confirm: t(answer), busy: t(busyKeys[answer]), failed: t('failed') }}
			defaultValues={{}}
			send={() =>
				callApi('POST /api/family/interests/[id]', { params: { id: interestId }, body: { answer } })
			}
			{...rest}
		>
			{() => <p>{t(`${answer}Text`, { name })}</p>}
		</AskDialog>
	);
}
