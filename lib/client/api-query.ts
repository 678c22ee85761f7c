import { queryOptions } from '@tanstack/react-query';
import {
	type ApiArguments,
	type ApiFailure,
	type ApiResult,
	type ApiRoute,
	callApi,
	type Reply,
} from './api';

/** A call that changes nothing. */
export type ReadRoute = Extract<ApiRoute, `GET ${string}`>;

/** A query of the API. */
export type ApiQuery<Data> = ReturnType<typeof queryOptions<Data, ApiFailure>>;

/** A call as a query of TanStack Query: its key, and how it is asked. What is refused is an `ApiFailure`. */
export function apiQuery<Route extends ReadRoute>(route: Route, ...[call]: ApiArguments<Route>) {
	return queryOptions<Reply<Route>, ApiFailure>({
		queryKey: [route, call ?? {}],
		queryFn: async ({ signal }) => {
			return getData(await callApi(route, ...([{ ...call, signal }] as ApiArguments<Route>)));
		},
	});
}

/** What an answer brings, for a query. @throws the `ApiFailure` of a refusal */
export function getData<Data>(answer: ApiResult<Data>): Data {
	if (!answer.ok) throw answer;
	return answer.data;
}
