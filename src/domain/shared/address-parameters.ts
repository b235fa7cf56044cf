/** The parameters of an address, in order; names may repeat. */
export type AddressParameters = readonly (readonly [name: string, value: string])[];

/** The path and the query of an address within the product. A parameter that cannot be decoded stays as it is. */
export function parseAddress(address: string): { readonly pathname: string; readonly query: AddressParameters } {
  const [pathname = '', text = ''] = address.split('?', 2);
  const parameters = text.split('&').filter((parameter) => parameter !== '');
  return {
    pathname,
    query: parameters.map((parameter) => {
      const [name = '', value = ''] = parameter.split('=', 2);
      return [decoded(name), decoded(value)] as const;
    }),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
