'use client';

import { useCallback, useState } from 'react';
import { callApi } from '@/lib/client/api';
import { type AddressOptions, noAddressOptions } from '@/lib/client/member/address-options';

interface LoadableOptions {
	/** Empty until they are loaded: every value can still be typed. */
	options: AddressOptions;
	/** Answers whether they came. */
	loadOptions: () => Promise<boolean>;
}

/** The known values of a form's type-to-add fields, to be asked for when the form needs them. */
export function useAddressOptions(): LoadableOptions {
	const [options, setOptions] = useState(noAddressOptions);
	const loadOptions = useCallback(async () => {
		const answer = await callApi('GET /api/users/addressoptions');
		if (answer.ok) setOptions(answer.data);
		return answer.ok;
	}, []);
	return { options, loadOptions };
}
