import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, get } from 'react-hook-form';
import type { ApiFailure } from '@/lib/client/api';
import { findDraft, keepDraft } from '@/lib/client/form/draft';
import type { WizardStep } from '@/lib/client/form/wizard-step';
import { useStepHistory } from './step-history';
import { type ApiForm, type ApiFormOptions, useApiForm } from './use-api-form';

interface WizardOptions<Values extends FieldValues, Answer, Step extends WizardStep>
	extends Omit<ApiFormOptions<Values, Answer>, 'focus' | 'onRefused'> {
	/** The steps for what is typed, in order. */
	steps: (values: Values) => readonly Step[];
	/** Of the addresses: `#step-2`, or for a record that is changed `#edit-step-2`. */
	prefix?: 'step' | 'edit-step';
	/** Asks the server about a step before it is left forwards. Null: it may be left. */
	check?: (step: Step['key'], values: Values) => Promise<ApiFailure | null>;
	/** Whether the button that was pressed sends the form as it is, before its last step. */
	sendsNow?: (submitter: HTMLElement | null) => boolean;
	inputId: (field: string) => string;
}

export interface Wizard<Values extends FieldValues, Step extends WizardStep> extends ApiForm<Values> {
	values: Values;
	steps: readonly Step[];
	/** The step that is shown, and its place among the steps, from 0. */
	step: Step;
	index: number;
	/** Whether the step has been shown: its fields stay in the page from then on, hidden while another one is shown. */
	isReached: (key: Step['key']) => boolean;
	/** For the heading above the fields, `tabIndex={-1}`: has the focus where somebody comes to a step. */
	heading: RefObject<HTMLHeadingElement | null>;
	/** The required fields of the step that are blank. */
	missing: readonly Step['required'][number][];
	/** Shows an earlier step, or one further on without asking whether this one is whole. */
	goTo: (key: Step['key']) => void;
	back: () => void;
	/** Shows the step of a field, for a link that leads to its control. */
	reveal: (field: string) => void;
	/** Begins again with nothing typed. */
	discard: () => void;
}

/**
 * `useApiForm` over several steps, one form for all of them. Submitting leaves a step forwards, and sends the form in the
 * last one; what the resolver refuses is shown in its step. Each step is an entry of the browser's history, so that Back
 * goes a step back. With `draft`, the tab keeps what is typed, the picture and the step; never a password.
 *
 * Render one `<form {...wizard.formProps}>` with the heading, the fields of every step that `isReached` inside an element
 * that is `hidden` unless it is shown, keyed by `wizard.draft.round`, and a submit button that is disabled while
 * something is `missing`.
 */
export function useWizard<Values extends FieldValues, Answer, Step extends WizardStep>({
	steps: stepsOf,
	prefix = 'step',
	check,
	sendsNow = () => false,
	inputId,
	send,
	...options
}: WizardOptions<Values, Answer, Step>): Wizard<Values, Step> {
	const heading = useRef<HTMLHeadingElement>(null);
	const [shown, setShown] = useState(0);
	const [furthest, setFurthest] = useState(0);
	const { draft: place } = options;
	const form = useApiForm<Values, Answer>({
		...options,
		focus: 'summary',
		send: async (values, submitter, onUpload) => {
			const [here, next] = stepsOf(values).slice(index);
			if (!here || !next || sendsNow(submitter)) return send(values, submitter, onUpload);
			const error = (await check?.(here.key, values)) ?? null;
			if (error === null) goTo(next.key);
			return error;
		},
		onRefused: (fields) => {
			lead(Math.min(...fields.map((field) => stepWith(field))));
		},
	});
	const values = form.watch();
	const steps = stepsOf(values);
	const index = Math.min(shown, steps.length - 1);
	const step = steps[index];
	if (!step) throw new Error('A wizard has steps.');

	const stepWith = (field: string) => {
		const at = steps.findIndex(({ fields }) => fields.includes(field));
		return at === -1 ? steps.length - 1 : at;
	};
	const missingIn = ({ required }: Step, typed: Values): Step['required'][number][] =>
		required.filter((name) => String(get(typed, name) ?? '').trim() === '');

	const display = (at: number) => {
		setShown(at);
		setFurthest((soFar) => Math.max(soFar, at));
		if (place && findDraft(place)) keepDraft(place, { step: at });
	};
	/** Has the focus where somebody came to the step by themselves. */
	const show = (next: number) => {
		const at = Math.min(next, stepsOf(form.getValues()).length - 1);
		if (at === index) return;
		flushSync(() => display(at));
		heading.current?.focus();
	};
	const history = useStepHistory(prefix, show);
	/** Where the focus goes elsewhere. */
	const lead = (at: number) => {
		history.goTo(at);
		flushSync(() => display(at));
	};
	const goTo = (key: Step['key']) => {
		const at = stepsOf(form.getValues()).findIndex((one) => one.key === key);
		history.goTo(at);
		show(at);
	};
	const begin = useEffectEvent(() => {
		const last = stepsOf(form.getValues()).length - 1;
		const first = Math.min((place && findDraft(place)?.step) ?? 0, last);
		history.begin(first);
		display(first);
	});
	useEffect(() => begin(), []);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = form.getValues();
		// A password is not kept with a draft.
		const incomplete = steps.slice(0, index + 1).findIndex((one) => missingIn(one, typed).length > 0);
		const blank = steps[incomplete];
		if (!blank) return form.formProps.onSubmit(event);
		if (incomplete === index) return;
		lead(incomplete);
		document.getElementById(inputId(missingIn(blank, typed)[0] ?? ''))?.focus();
	};
	return {
		...form,
		formProps: { ...form.formProps, onSubmit: submit },
		...{ values, steps, step, index, heading, goTo },
		isReached: (key) => steps.findIndex((one) => one.key === key) <= furthest,
		missing: missingIn(step, values),
		back: () => history.goTo(index - 1),
		reveal: (field) => lead(stepWith(field)),
		discard: () => {
			history.goTo(0);
			form.draft.discard();
			setFurthest(0);
			setShown(0);
			heading.current?.focus();
		},
	};
}
