export { CREST_PATTERNS, CREST_SHAPES, CrestDesign } from "@/engine/league/crest";
