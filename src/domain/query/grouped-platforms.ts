/** The names of the topics of each platform; platforms with one name are one. */
export function groupedPlatforms(
  platforms: readonly { readonly name: string; readonly topicNames: readonly string[] }[],
): ReadonlyMap<string, readonly string[]> {
  const grouped = new Map<string, readonly string[]>();
  for (const { name, topicNames } of platforms) grouped.set(name, [...(grouped.get(name) ?? []), ...topicNames]);
  return grouped;
}
