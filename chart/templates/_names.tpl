{{- define "platform.name" -}}
{{- .Release.Name | trunc 63 | trimSuffix "-" -}}
{{- end }}

{{- define "platform.selector" -}}
app.kubernetes.io/name: organisation-platform
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "platform.labels" -}}
{{ include "platform.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* `helm upgrade --reuse-values` knows what an older chart knew alone. */}}
{{- define "platform.patience" -}}
{{ (.Values.startupProbe).failureThreshold | default 1800 }}
{{- end }}
