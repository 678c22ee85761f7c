import { useEffect, useEffectEvent, useRef } from 'react';
import type { Wizard } from '@/components/form/use-wizard';
import {
	getPresetMarriage,
	type RelativeStep,
	type RelativeValues,
} from '@/lib/client/family/wizard/wizard-steps';

type FollowingForm = Pick<Wizard<RelativeValues, RelativeStep>, 'values' | 'change'>;

/** Presets by the relation whether a newcomer is married, as long as the form shows the preset. Null for a card that is changed. */
export function useFollowedMarriage(form: FollowingForm | null): void {
	const relation = form?.values.relation ?? '';
	const before = useRef(relation);
	const follow = useEffectEvent((next: string) => {
		const isPreset = form?.values.isMarried === getPresetMarriage(before.current);
		before.current = next;
		const preset = getPresetMarriage(next);
		if (form && isPreset && form.values.isMarried !== preset) form.change('isMarried', preset);
	});
	useEffect(() => follow(relation), [relation]);
}
