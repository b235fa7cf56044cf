/** Questions on the assistant itself and on other people's data. @param asked normalised, without names */
export function readAboutSelf(
  asked: string,
  namesSignal: boolean,
): { readonly kind: 'identity' | 'storage' | 'help' | 'private' } | null {
  if (
    !/\b(?:topics|trends|sources|changed?)\b/.test(asked) &&
    /\b(?:stor\w*|sav(?:e|es|ed|ing)|record\w*|remember\w*|logs?|keeps?|kept|track\w*|collect\w*|know|gather\w*|spy\w*|watch\w*|profil\w*)\b.*\b(?:about|of|on|from|with) (?:me|us|my|our|users?|people)\b|\b(?:cookies?|personal data|telemetry)\b|\b(?:do|can|will) (?:you|it) (?:remember|store|save|record|log|track|watch|spy on) (?:me|us|this|that|it)\b/.test(
      asked,
    )
  )
    return { kind: 'storage' };
  if (
    /\b(?:stor\w*|save[sd]?|record\w*|remember\w*|log|keep|kept|track\w*|send|sends|sent|share[sd]?|transmit\w*|uploads?|leave[s]?|trained?|training)\b.*\b(?:questions?|conversations?|chats?|data|asks?|type|browser|computer|prompts?|anything|what i)\b|\bdo (?:you )?(?:do )?with (?:my|the|our) (?:questions?|data|conversations?)\b|\b(?:privacy|gdpr|confidential\w*)\b|\bwho (?:can )?(?:sees?|reads?)\b.*\b(?:questions?|this|chat)\b|\b(?:questions?|conversations?|chats?|data)\b.*\b(?:stor(?:ed|age)|saved|recorded|kept|sent|leave|private|shared)\b/.test(
      asked,
    ) &&
    !/\b(?:topics|trends|sources|changed?)\b/.test(asked)
  )
    return { kind: 'storage' };
  if (
    /\b(?:who|what) (?:exactly )?are you\b|\bwho is (?:this|rene)\b|\bare you (?:an? |really )?(?:ai|human|bot|gpt|chatgpt|llm|language model|real|person|robot|machine)|\bis this (?:an? )?(?:ai|gpt|chatgpt|llm|robot|human)\b|\bwhat is (?:rene|rene ai|this (?:assistant|chat|bot))$|\blanguage model\b|\bchatgpt\b|\b(?:who|what) (?:made|built|wrote) you\b|\bhow do you work\b|\bwhere (?:do|does) (?:you|your) (?:get|know|answers?|data|information)\b/.test(
      asked,
    )
  )
    return { kind: 'identity' };
  if (
    !namesSignal &&
    /^(?:help|hi|hello|hey|thanks?|thank you|good (?:morning|afternoon|evening))(?: there| rene)?$|\bwhat (?:can|could|should) (?:you|i) (?:do|ask|answer)|\bhow (?:do|can) (?:you help|i use|i ask)|\bwhat (?:do|can) you know(?: here| all)?$|\bexample questions\b/.test(
      asked,
    )
  )
    return { kind: 'help' };
  if (
    /\b(?:other|another|different) (?:customer|client|compan\w*|organi[sz]ation|user|tenant|project)s?\b|\b(?:your|previous) (?:instructions|prompt)\b|\bpasswords?\b|\bsystem prompt\b/.test(
      asked,
    )
  )
    return { kind: 'private' };
  return null;
}
