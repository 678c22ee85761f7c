import { Mic } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Sent } from '@/lib/client/matching/elder-questions/replies';
import { toLatinDigits } from '@/lib/core/digits';
import type { OpenQuestion } from '@/lib/features/matching/elder-questions/dto/open-question';
import { AnswererNameField } from './answerer-name-field';
import { SaidList } from './said-list';
import { useSpeech } from './use-speech';

interface AnswerFormProps extends Pick<OpenQuestion, 'steps'> {
	isBusy: boolean;
	onSend: (sent: Sent) => void;
}

type Said = Partial<Record<OpenQuestion['steps'][number]['field'], string>>;

/** One thing after the other, and then all of it once more before it is sent. */
export function AnswerForm({ steps, isBusy, onSend }: AnswerFormProps) {
	const t = useTranslations('elderAnswer');
	const [at, setAt] = useState(0);
	const [said, setSaid] = useState<Said>({});
	const name = useRef<HTMLInputElement>(null);
	const [typedName, setTypedName] = useState('');
	const step = steps[at];
	const send = () => {
		const { year, ...texts } = said;
		const by = name.current?.value;
		onSend({ ...texts, ...(year && { year: Number(toLatinDigits(year)) }), ...(by && { by }) });
	};
	if (step) {
		return (
			<Step
				key={step.field}
				{...step}
				said={said[step.field] ?? ''}
				isBusy={isBusy}
				onSay={(value) => {
					setSaid({ ...said, [step.field]: value });
					setAt(at + 1);
				}}
				// Who does not know the first thing has nothing more to say.
				onSkip={() => {
					const { [step.field]: _, ...others } = said;
					setSaid(others);
					if (at === 0) onSend({});
					else setAt(at + 1);
				}}
				onBack={at === 0 ? null : () => setAt(at - 1)}
			/>
		);
	}
	const shown = steps.flatMap(({ field }) => (said[field] ? [{ field, value: said[field] }] : []));
	return (
		<>
			<FocusedHeading text={t('reviewTitle')} />
			<SaidList said={shown} />
			<AnswererNameField ref={name} defaultValue={typedName} />
			<div className="flex flex-col gap-3">
				<Button className="min-h-14 text-xl" busyLabel={isBusy && t('sending')} onClick={send}>
					{t('send')}
				</Button>
				<Button
					look="quiet"
					className="min-h-14 text-xl"
					onClick={() => {
						setTypedName(name.current?.value ?? '');
						setAt(steps.length - 1);
					}}
				>
					{t('back')}
				</Button>
			</div>
		</>
	);
}

/** Takes the focus where the step before was left. */
function FocusedHeading({ id, text }: { id?: string; text: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h2 ref={heading} id={id} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
			{text}
		</h2>
	);
}

interface StepProps {
	field: OpenQuestion['steps'][number]['field'];
	question: string;
	said: string;
	isBusy: boolean;
	onSay: (value: string) => void;
	onSkip: () => void;
	/** Null at the first step. */
	onBack: (() => void) | null;
}

const maxLengths = { name: 100, village: 80, clan: 80, gotra: 80, year: 4 } as const;

function Step({ field, question, said, isBusy, onSay, onSkip, onBack }: StepProps) {
	const t = useTranslations('elderAnswer');
	const language = useLocale();
	const isHydrated = useHydrated();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [error, setError] = useState<string | null>(null);
	const write = useCallback((text: string) => {
		if (input.current) input.current.value = text;
	}, []);
	const speech = useSpeech(language, write);
	const say = () => {
		// Read from the field, which may have been filled before the scripts came.
		const text = input.current?.value.trim() ?? '';
		const isYear = field !== 'year' || /^\d{4}$/.test(toLatinDigits(text));
		if (text && isYear) return onSay(text);
		setError(t(text ? 'yearRequired' : 'required'));
		input.current?.focus();
	};
	return (
		<>
			{onBack ? (
				<FocusedHeading id={`${id}-question`} text={question} />
			) : (
				<h2 id={`${id}-question`} className="text-h3 md:text-h3-wide">
					{question}
				</h2>
			)}
			<div className="flex flex-col gap-2">
				<Input
					ref={input}
					aria-labelledby={`${id}-question`}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					defaultValue={said}
					maxLength={maxLengths[field]}
					inputMode={field === 'year' ? 'numeric' : 'text'}
					autoComplete="off"
					className="min-h-16 text-2xl"
					onKeyDown={({ key }) => key === 'Enter' && say()}
				/>
				{error && (
					<p id={`${id}-error`} className="font-semibold text-base text-error">
						{error}
					</p>
				)}
				{speech && (
					<Button look="outline" className="min-h-14 text-xl" onClick={speech.listen}>
						<Mic aria-hidden="true" className="size-6" />
						{t(speech.isListening ? 'listening' : 'speak')}
					</Button>
				)}
				{speech && (
					<p role="status" className="text-base text-text-muted">
						{speech.isSilent ? t('notHeard') : ''}
					</p>
				)}
			</div>
			<div className="flex flex-col gap-3">
				<Button className="min-h-14 text-xl" disabled={!isHydrated} onClick={say}>
					{t('next')}
				</Button>
				<Button
					look="outline"
					className="min-h-14 text-xl"
					disabled={!isHydrated}
					busyLabel={isBusy && t('sending')}
					onClick={onSkip}
				>
					{t('skip')}
				</Button>
				{onBack && (
					<Button look="quiet" className="min-h-14 text-xl" onClick={onBack}>
						{t('back')}
					</Button>
				)}
			</div>
		</>
	);
}
